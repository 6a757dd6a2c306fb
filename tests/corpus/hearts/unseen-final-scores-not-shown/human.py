# Task 5
# the human player
from cards import Card, Rank, Suit
from player import Player


class HumanPlayer(Player):
    def __init__(self):
        name = input("What is your name? ")
        Player.__init__(self, name)

    # prints the hand with the cards next to each other
    def print_hand(self):
        print("This is your hand:")
        all_lines = []
        for card in self.hand:
            lines = str(card).split("\n")
            all_lines.append(lines)
        how_many_lines = len(all_lines[0])
        line_number = 0
        while line_number < how_many_lines:
            text = ""
            for lines in all_lines:
                text = text + lines[line_number] + " "
            print(text)
            line_number = line_number + 1
        text = ""
        for i in range(len(self.hand)):
            width = len(all_lines[i][0])
            text = text + str(i + 1).center(width) + " "
        print(text)

    def play_card(self, trick, broken_hearts):
        print("This is the trick:")
        for card in trick:
            print(card)
        self.print_hand()
        done = False
        while done == False:
            answer = input("Which card do you want to play? (1-" + str(len(self.hand)) + ") ")
            if answer.isdigit() == False:
                print("That is not a number!")
            elif int(answer) < 1 or int(answer) > len(self.hand):
                print("That number is not in your hand!")
            else:
                card = self.hand[int(answer) - 1]
                result = self.check_valid_play(card, trick, broken_hearts)
                if result[0] == False:
                    print(result[1])
                else:
                    done = True
        self.hand.remove(card)
        return card

    def pass_cards(self, passing_to):
        self.print_hand()
        print("You have to pass three cards to " + str(passing_to))
        done = False
        while done == False:
            answer = input("Which cards do you want to pass? (like 1,4,7) ")
            parts = answer.split(",")
            good = True
            if len(parts) != 3:
                print("You have to give three numbers!")
                good = False
            if good == True:
                for part in parts:
                    if part.isdigit() == False:
                        good = False
                if good == False:
                    print("Those are not all numbers!")
            if good == True:
                for part in parts:
                    if int(part) < 1 or int(part) > len(self.hand):
                        good = False
                if good == False:
                    print("Those numbers are not all in your hand!")
            if good == True:
                a = int(parts[0])
                b = int(parts[1])
                c = int(parts[2])
                if a == b or a == c or b == c:
                    print("You gave a number twice!")
                    good = False
            done = good
        card1 = self.hand[a - 1]
        card2 = self.hand[b - 1]
        card3 = self.hand[c - 1]
        self.hand.remove(card1)
        self.hand.remove(card2)
        self.hand.remove(card3)
        return [card1, card2, card3]
