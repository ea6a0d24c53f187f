"""The arena's protocol for players written in Python: protocol 1, standard library only.

Keep this file beside your player. Subclass Player, answer the questions you care about, and end with play(MyPlayer).
What you print goes to stderr, which the arena keeps in .arena/stderr: stdout belongs to the protocol.
"""

import json
import sys
import traceback

PROTOCOL = 1


class Player:
    """One player of the arena. A question whose method is left as it is here is not asked: the passive answer holds.

    `position` is a dictionary: round; by seat cash, positions, inJail, jailCards, bankrupt, netWorth, means; by square
    owners (-1: the bank), buildings (5: a hotel), mortgaged; jailTurns, housesLeft, hotelsLeft. `self.table` has what
    does not change during a game: seat, seats, rules and board. Squares and seats are numbers, money whole dollars.
    """

    label = "Python"
    version = 1
    summary = "a player in Python"
    learns = False
    """Whether to be sent what happens at the table: observe() is then called with every event."""
    events = False
    """Whether to be told how an offer was answered: trade_answered() is then called."""
    trade_answers = False
    parameters = []

    def __init__(self, settings, seed):
        """Once a season. `settings` has a value for every declared parameter; `seed` is 16 hexadecimal digits."""
        self.settings = settings
        self.table = None

    @property
    def seat(self):
        return self.table["seat"]

    @property
    def board(self):
        return self.table["board"]

    def game_started(self, table):
        """`table["seed"]` is new for each game: seed your chance with it, and with nothing else."""

    def game_ended(self, outcome):
        """`outcome`: win (1, a share or 0), survived, placement (1 is best), netWorth, rounds."""

    def trade_answered(self, offer, accepted):
        """Seat `offer["to"]` has answered your offer; nothing has changed hands yet."""

    def observe(self, event):
        """Something happened: {"type": "RentPaid", "payer": 0, …}."""

    def snapshot(self):
        """What a learner knows, as JSON."""
        return None

    def restore(self, memory):
        """Takes a snapshot back; raises when it is none."""

    def jail(self, position):
        """ "pay", "card" or "roll" """
        return "roll"

    def buy(self, position, square):
        """Whether to buy the deed at its printed price."""
        return False

    def bid(self, position, square, standing):
        """More than `standing`, at most `position["means"][seat]`; 0 leaves the auction."""
        return 0

    def build(self, position):
        """Lots to build on, one entry a building, in that order."""
        return []

    def sell_buildings(self, position):
        """Lots to sell from, one entry a building."""
        return []

    def mortgage(self, position):
        """Deeds to mortgage."""
        return []

    def unmortgage(self, position):
        """Mortgages to lift."""
        return []

    def raise_cash(self, position, missing):
        """Steps that raise `missing` dollars: {"sell": lot} or {"mortgage": deed}."""
        return []

    def propose_trade(self, position):
        """None, or {"to": seat, "give": {"cash": 0, "deeds": [], "jailCards": 0}, "get": {…}}."""
        return None

    def respond_trade(self, position, from_seat, offer):
        """Whether to accept. `offer["give"]` is what you would receive."""
        return False

    def take_mortgaged_deed(self, position, square):
        """ "keep" or "lift" """
        return "keep"

    def bid_building(self, position, square, standing):
        """A bid for the last building in the bank, at most your cash; 0 leaves."""
        return 0

    def income_tax(self, position, flat):
        """ "flat" or "percent" """
        return "flat"

    def speed_die(self, position, options):
        """One of `options`, or None to move by all the dice."""
        return None


# Each question: the method that answers it, and the keys of the message that it is called with.
QUESTIONS = {
    "jail": ("jail", ()),
    "buy": ("buy", ("square",)),
    "bid": ("bid", ("square", "standing")),
    "build": ("build", ()),
    "sellBuildings": ("sell_buildings", ()),
    "mortgage": ("mortgage", ()),
    "unmortgage": ("unmortgage", ()),
    "raiseCash": ("raise_cash", ("missing",)),
    "proposeTrade": ("propose_trade", ()),
    "respondTrade": ("respond_trade", ("from", "offer")),
    "takeMortgagedDeed": ("take_mortgaged_deed", ("square",)),
    "bidBuilding": ("bid_building", ("square", "standing")),
    "incomeTax": ("income_tax", ("flat",)),
    "speedDie": ("speed_die", ("options",)),
}


def profile(kind):
    """What the class says of itself in the handshake."""
    answered = [
        question for question, (method, _) in QUESTIONS.items() if getattr(kind, method) is not getattr(Player, method)
    ]
    return {
        "protocol": PROTOCOL,
        "label": kind.label,
        "version": kind.version,
        "summary": kind.summary,
        "learns": kind.learns,
        "events": kind.events,
        "tradeAnswers": kind.trade_answers,
        "parameters": kind.parameters,
        "questions": answered,
    }


def handle(kind, players, message):
    """Does what one message says; returns the reply without its id, or None where none is due."""
    what = message["type"]
    if what == "hello":
        return profile(kind)
    if what == "create":
        players[message["player"]] = kind(message["settings"], message["seed"])
        return None
    player = players[message["player"]]
    if what == "ask":
        for event in message.get("events", ()):
            player.observe(event)
        method, keys = QUESTIONS[message["ask"]]
        return {"answer": getattr(player, method)(message["position"], *[message[key] for key in keys])}
    if what == "gameStarted":
        player.table = message["table"]
        player.game_started(player.table)
    elif what == "gameEnded":
        player.game_ended(message["outcome"])
    elif what == "tradeAnswered":
        player.trade_answered(message["offer"], message["accepted"])
    elif what == "snapshot":
        return {"memory": player.snapshot()}
    elif what == "restore":
        player.restore(message["memory"])
        return {}
    return None


def play(kind):
    """Plays for the arena until it has no more to say."""
    out, sys.stdout = sys.stdout, sys.stderr
    players = {}
    for line in sys.stdin:
        message = json.loads(line)
        try:
            reply = handle(kind, players, message)
        except Exception as error:
            traceback.print_exc()
            reply = {"error": f"{type(error).__name__}: {error}"}
        if "id" in message:
            reply = {"id": message["id"], **(reply or {})}
            out.write(json.dumps(reply, separators=(",", ":")) + "\n")
            out.flush()
