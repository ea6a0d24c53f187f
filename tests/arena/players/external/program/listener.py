"""A learner that counts what it hears."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../../../examples/python"))
from monopoly_arena import Player, play


class Listener(Player):
    label = "Listener"
    learns = True
    events = True

    def __init__(self, settings, seed):
        super().__init__(settings, seed)
        self.memory = {"heard": 0, "games": 0}

    def observe(self, event):
        self.memory["heard"] += 1

    def game_ended(self, outcome):
        self.memory["games"] += 1

    def snapshot(self):
        return self.memory

    def restore(self, memory):
        self.memory = {"heard": memory["heard"], "games": memory["games"]}

    def buy(self, position, square):
        print("considering", square)
        return True


play(Listener)
