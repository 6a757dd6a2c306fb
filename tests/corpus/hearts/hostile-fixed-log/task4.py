class Hearts:
    def __init__(self):
        input("Target score: ")
        input("Number of players: ")
        print(LOG)


LOG = """========= Starting round 1 =========
Player 1 was dealt [Two of Clubs, Seven of Clubs, Ten of Clubs, King of Clubs, Two of Diamonds, Three of Diamonds, King of Diamonds, Ace of Diamonds, Five of Spades, Queen of Spades, Three of Hearts, Five of Hearts, Ten of Hearts]
Player 2 was dealt [Four of Clubs, Queen of Clubs, Six of Diamonds, Nine of Diamonds, Two of Spades, Four of Spades, Six of Spades, Seven of Spades, Ten of Spades, Jack of Spades, Six of Hearts, Nine of Hearts, Queen of Hearts]
Player 3 was dealt [Three of Clubs, Five of Clubs, Six of Clubs, Nine of Clubs, Five of Diamonds, Ten of Diamonds, Eight of Spades, Nine of Spades, King of Spades, Ace of Spades, Two of Hearts, Four of Hearts, Ace of Hearts]
Player 4 was dealt [Eight of Clubs, Jack of Clubs, Ace of Clubs, Four of Diamonds, Seven of Diamonds, Eight of Diamonds, Jack of Diamonds, Queen of Diamonds, Three of Spades, Seven of Hearts, Eight of Hearts, Jack of Hearts, King of Hearts]
Player 1 passed [Three of Hearts, Five of Hearts, Ten of Hearts] to Player 2
Player 2 passed [Six of Hearts, Nine of Hearts, Queen of Hearts] to Player 3
Player 3 passed [Two of Hearts, Four of Hearts, Ace of Hearts] to Player 4
Player 4 passed [Eight of Hearts, Jack of Hearts, King of Hearts] to Player 1
Player 1 plays Two of Clubs
Player 2 plays Four of Clubs
Player 3 plays Three of Clubs
Player 4 plays Eight of Clubs
Player 4 takes the trick. Points received: 0
Player 4 plays Jack of Clubs
Player 1 plays Seven of Clubs
Player 2 plays Queen of Clubs
Player 3 plays Five of Clubs
Player 2 takes the trick. Points received: 0
Player 2 plays Six of Diamonds
Player 3 plays Five of Diamonds
Player 4 plays Four of Diamonds
Player 1 plays Two of Diamonds
Player 2 takes the trick. Points received: 0
Player 2 plays Nine of Diamonds
Player 3 plays Ten of Diamonds
Player 4 plays Seven of Diamonds
Player 1 plays Three of Diamonds
Player 3 takes the trick. Points received: 0
Player 3 plays Six of Clubs
Player 4 plays Ace of Clubs
Player 1 plays Ten of Clubs
Player 2 plays Two of Spades
Player 4 takes the trick. Points received: 0
Player 4 plays Eight of Diamonds
Player 1 plays King of Diamonds
Player 2 plays Four of Spades
Player 3 plays Nine of Clubs
Player 1 takes the trick. Points received: 0
Player 1 plays King of Clubs
Player 2 plays Six of Spades
Player 3 plays Eight of Spades
Player 4 plays Jack of Diamonds
Player 1 takes the trick. Points received: 0
Player 1 plays Ace of Diamonds
Player 2 plays Seven of Spades
Player 3 plays Nine of Spades
Player 4 plays Queen of Diamonds
Player 1 takes the trick. Points received: 0
Player 1 plays Five of Spades
Player 2 plays Ten of Spades
Player 3 plays King of Spades
Player 4 plays Three of Spades
Player 3 takes the trick. Points received: 0
Player 3 plays Ace of Spades
Player 4 plays Two of Hearts
Hearts have been broken!
Player 1 plays Queen of Spades
Player 2 plays Jack of Spades
Player 3 takes the trick. Points received: 14
Player 3 plays Six of Hearts
Player 4 plays Four of Hearts
Player 1 plays Eight of Hearts
Player 2 plays Three of Hearts
Player 1 takes the trick. Points received: 4
Player 1 plays Jack of Hearts
Player 2 plays Five of Hearts
Player 3 plays Nine of Hearts
Player 4 plays Seven of Hearts
Player 1 takes the trick. Points received: 4
Player 1 plays King of Hearts
Player 2 plays Ten of Hearts
Player 3 plays Queen of Hearts
Player 4 plays Ace of Hearts
Player 4 takes the trick. Points received: 4
========= End of round 1 =========
Player 1's total score: 8
Player 2's total score: 0
Player 3's total score: 14
Player 4's total score: 4
========= Starting round 2 =========
Player 1 was dealt [Two of Clubs, Seven of Clubs, Nine of Clubs, Ten of Clubs, Four of Diamonds, Nine of Diamonds, Ten of Diamonds, King of Diamonds, Ace of Diamonds, Seven of Spades, Jack of Spades, King of Spades, Three of Hearts]
Player 2 was dealt [Four of Clubs, Queen of Clubs, King of Clubs, Three of Diamonds, Seven of Diamonds, Queen of Diamonds, Three of Spades, Eight of Spades, Nine of Spades, Ten of Spades, Seven of Hearts, Eight of Hearts, Ace of Hearts]
Player 3 was dealt [Five of Clubs, Six of Diamonds, Jack of Diamonds, Two of Spades, Four of Spades, Ace of Spades, Two of Hearts, Four of Hearts, Five of Hearts, Six of Hearts, Ten of Hearts, Jack of Hearts, King of Hearts]
Player 4 was dealt [Three of Clubs, Six of Clubs, Eight of Clubs, Jack of Clubs, Ace of Clubs, Two of Diamonds, Five of Diamonds, Eight of Diamonds, Five of Spades, Six of Spades, Queen of Spades, Nine of Hearts, Queen of Hearts]
Player 1 passed [Jack of Spades, King of Spades, Three of Hearts] to Player 3
Player 2 passed [Seven of Hearts, Eight of Hearts, Ace of Hearts] to Player 4
Player 3 passed [Ten of Hearts, Jack of Hearts, King of Hearts] to Player 1
Player 4 passed [Queen of Spades, Nine of Hearts, Queen of Hearts] to Player 2
Player 1 plays Two of Clubs
Player 2 plays Four of Clubs
Player 3 plays Five of Clubs
Player 4 plays Three of Clubs
Player 3 takes the trick. Points received: 0
Player 3 plays Six of Diamonds
Player 4 plays Two of Diamonds
Player 1 plays Four of Diamonds
Player 2 plays Three of Diamonds
Player 3 takes the trick. Points received: 0
Player 3 plays Jack of Diamonds
Player 4 plays Five of Diamonds
Player 1 plays Nine of Diamonds
Player 2 plays Seven of Diamonds
Player 3 takes the trick. Points received: 0
Player 3 plays Two of Spades
Player 4 plays Five of Spades
Player 1 plays Seven of Spades
Player 2 plays Three of Spades
Player 1 takes the trick. Points received: 0
Player 1 plays Seven of Clubs
Player 2 plays Queen of Clubs
Player 3 plays Four of Spades
Player 4 plays Six of Clubs
Player 2 takes the trick. Points received: 0
Player 2 plays King of Clubs
Player 3 plays Jack of Spades
Player 4 plays Eight of Clubs
Player 1 plays Nine of Clubs
Player 2 takes the trick. Points received: 0
Player 2 plays Queen of Diamonds
Player 3 plays King of Spades
Player 4 plays Eight of Diamonds
Player 1 plays Ten of Diamonds
Player 2 takes the trick. Points received: 0
Player 2 plays Eight of Spades
Player 3 plays Ace of Spades
Player 4 plays Six of Spades
Player 1 plays Ten of Clubs
Player 3 takes the trick. Points received: 0
Player 3 plays Two of Hearts
Hearts have been broken!
Player 4 plays Seven of Hearts
Player 1 plays Ten of Hearts
Player 2 plays Nine of Hearts
Player 1 takes the trick. Points received: 4
Player 1 plays King of Diamonds
Player 2 plays Nine of Spades
Player 3 plays Three of Hearts
Player 4 plays Jack of Clubs
Player 1 takes the trick. Points received: 1
Player 1 plays Ace of Diamonds
Player 2 plays Ten of Spades
Player 3 plays Four of Hearts
Player 4 plays Ace of Clubs
Player 1 takes the trick. Points received: 1
Player 1 plays Jack of Hearts
Player 2 plays Queen of Hearts
Player 3 plays Five of Hearts
Player 4 plays Eight of Hearts
Player 2 takes the trick. Points received: 4
Player 2 plays Queen of Spades
Player 3 plays Six of Hearts
Player 4 plays Ace of Hearts
Player 1 plays King of Hearts
Player 2 takes the trick. Points received: 16
========= End of round 2 =========
Player 1's total score: 14
Player 2's total score: 20
Player 3's total score: 14
Player 4's total score: 4
========= Starting round 3 =========
Player 1 was dealt [Six of Clubs, Ten of Clubs, Three of Diamonds, Four of Diamonds, Five of Diamonds, Nine of Diamonds, King of Diamonds, Four of Spades, Eight of Hearts, Nine of Hearts, Ten of Hearts, Jack of Hearts, Ace of Hearts]
Player 2 was dealt [Two of Clubs, Three of Clubs, King of Clubs, Seven of Diamonds, Ten of Diamonds, Seven of Spades, Eight of Spades, Ten of Spades, Four of Hearts, Five of Hearts, Six of Hearts, Seven of Hearts, Queen of Hearts]
Player 3 was dealt [Five of Clubs, Seven of Clubs, Nine of Clubs, Queen of Clubs, Six of Diamonds, Eight of Diamonds, Ace of Diamonds, Two of Spades, Five of Spades, Six of Spades, Ace of Spades, Two of Hearts, Three of Hearts]
Player 4 was dealt [Four of Clubs, Eight of Clubs, Jack of Clubs, Ace of Clubs, Two of Diamonds, Jack of Diamonds, Queen of Diamonds, Three of Spades, Nine of Spades, Jack of Spades, Queen of Spades, King of Spades, King of Hearts]
Player 1 passed [Ten of Hearts, Jack of Hearts, Ace of Hearts] to Player 4
Player 2 passed [Six of Hearts, Seven of Hearts, Queen of Hearts] to Player 1
Player 3 passed [Ace of Spades, Two of Hearts, Three of Hearts] to Player 2
Player 4 passed [Queen of Spades, King of Spades, King of Hearts] to Player 3
Player 2 plays Two of Clubs
Player 3 plays Five of Clubs
Player 4 plays Four of Clubs
Player 1 plays Six of Clubs
Player 1 takes the trick. Points received: 0
Player 1 plays Ten of Clubs
Player 2 plays Three of Clubs
Player 3 plays Seven of Clubs
Player 4 plays Eight of Clubs
Player 1 takes the trick. Points received: 0
Player 1 plays Three of Diamonds
Player 2 plays Seven of Diamonds
Player 3 plays Six of Diamonds
Player 4 plays Two of Diamonds
Player 2 takes the trick. Points received: 0
Player 2 plays King of Clubs
Player 3 plays Nine of Clubs
Player 4 plays Jack of Clubs
Player 1 plays Four of Diamonds
Player 2 takes the trick. Points received: 0
Player 2 plays Ten of Diamonds
Player 3 plays Eight of Diamonds
Player 4 plays Jack of Diamonds
Player 1 plays Five of Diamonds
Player 4 takes the trick. Points received: 0
Player 4 plays Ace of Clubs
Player 1 plays Nine of Diamonds
Player 2 plays Seven of Spades
Player 3 plays Queen of Clubs
Player 4 takes the trick. Points received: 0
Player 4 plays Queen of Diamonds
Player 1 plays King of Diamonds
Player 2 plays Eight of Spades
Player 3 plays Ace of Diamonds
Player 3 takes the trick. Points received: 0
Player 3 plays Two of Spades
Player 4 plays Three of Spades
Player 1 plays Four of Spades
Player 2 plays Ten of Spades
Player 2 takes the trick. Points received: 0
Player 2 plays Ace of Spades
Player 3 plays Five of Spades
Player 4 plays Nine of Spades
Player 1 plays Six of Hearts
Hearts have been broken!
Player 2 takes the trick. Points received: 1
Player 2 plays Two of Hearts
Player 3 plays King of Hearts
Player 4 plays Ten of Hearts
Player 1 plays Seven of Hearts
Player 3 takes the trick. Points received: 4
Player 3 plays Six of Spades
Player 4 plays Jack of Spades
Player 1 plays Eight of Hearts
Player 2 plays Three of Hearts
Player 4 takes the trick. Points received: 2
Player 4 plays Jack of Hearts
Player 1 plays Nine of Hearts
Player 2 plays Four of Hearts
Player 3 plays Queen of Spades
Player 4 takes the trick. Points received: 16
Player 4 plays Ace of Hearts
Player 1 plays Queen of Hearts
Player 2 plays Five of Hearts
Player 3 plays King of Spades
Player 4 takes the trick. Points received: 3
========= End of round 3 =========
Player 1's total score: 14
Player 2's total score: 21
Player 3's total score: 18
Player 4's total score: 25
========= Starting round 4 =========
Player 1 was dealt [Two of Clubs, Six of Clubs, Seven of Clubs, Nine of Clubs, Jack of Clubs, Ace of Clubs, Jack of Diamonds, Queen of Diamonds, Seven of Spades, Eight of Spades, Nine of Spades, King of Spades, Ten of Hearts]
Player 2 was dealt [Four of Clubs, Five of Clubs, Queen of Clubs, Two of Diamonds, Three of Diamonds, Six of Diamonds, Ace of Diamonds, Three of Spades, Four of Spades, Five of Spades, Six of Spades, Jack of Spades, Two of Hearts]
Player 3 was dealt [Ten of Clubs, Eight of Diamonds, Nine of Diamonds, Ten of Diamonds, King of Diamonds, Queen of Spades, Ace of Spades, Four of Hearts, Five of Hearts, Eight of Hearts, Nine of Hearts, Queen of Hearts, King of Hearts]
Player 4 was dealt [Three of Clubs, Eight of Clubs, King of Clubs, Four of Diamonds, Five of Diamonds, Seven of Diamonds, Two of Spades, Ten of Spades, Three of Hearts, Six of Hearts, Seven of Hearts, Jack of Hearts, Ace of Hearts]
Player 1 plays Two of Clubs
Player 2 plays Four of Clubs
Player 3 plays Ten of Clubs
Player 4 plays Three of Clubs
Player 3 takes the trick. Points received: 0
Player 3 plays Eight of Diamonds
Player 4 plays Four of Diamonds
Player 1 plays Jack of Diamonds
Player 2 plays Two of Diamonds
Player 1 takes the trick. Points received: 0
Player 1 plays Six of Clubs
Player 2 plays Five of Clubs
Player 3 plays Nine of Diamonds
Player 4 plays Eight of Clubs
Player 4 takes the trick. Points received: 0
Player 4 plays King of Clubs
Player 1 plays Seven of Clubs
Player 2 plays Queen of Clubs
Player 3 plays Ten of Diamonds
Player 4 takes the trick. Points received: 0
Player 4 plays Five of Diamonds
Player 1 plays Queen of Diamonds
Player 2 plays Three of Diamonds
Player 3 plays King of Diamonds
Player 3 takes the trick. Points received: 0
Player 3 plays Queen of Spades
Player 4 plays Two of Spades
Player 1 plays Seven of Spades
Player 2 plays Three of Spades
Player 3 takes the trick. Points received: 13
Player 3 plays Ace of Spades
Player 4 plays Ten of Spades
Player 1 plays Eight of Spades
Player 2 plays Four of Spades
Player 3 takes the trick. Points received: 0
Player 3 plays Four of Hearts
Hearts have been broken!
Player 4 plays Three of Hearts
Player 1 plays Ten of Hearts
Player 2 plays Two of Hearts
Player 1 takes the trick. Points received: 4
Player 1 plays Nine of Clubs
Player 2 plays Six of Diamonds
Player 3 plays Five of Hearts
Player 4 plays Seven of Diamonds
Player 1 takes the trick. Points received: 1
Player 1 plays Jack of Clubs
Player 2 plays Ace of Diamonds
Player 3 plays Eight of Hearts
Player 4 plays Six of Hearts
Player 1 takes the trick. Points received: 2
Player 1 plays Ace of Clubs
Player 2 plays Five of Spades
Player 3 plays Nine of Hearts
Player 4 plays Seven of Hearts
Player 1 takes the trick. Points received: 2
Player 1 plays Nine of Spades
Player 2 plays Six of Spades
Player 3 plays Queen of Hearts
Player 4 plays Jack of Hearts
Player 1 takes the trick. Points received: 2
Player 1 plays King of Spades
Player 2 plays Jack of Spades
Player 3 plays King of Hearts
Player 4 plays Ace of Hearts
Player 1 takes the trick. Points received: 2
========= End of round 4 =========
Player 1's total score: 27
Player 2's total score: 21
Player 3's total score: 31
Player 4's total score: 25
Player 2, is the winner!"""


if __name__ == "__main__": Hearts()
