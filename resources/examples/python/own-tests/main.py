import sys
import unittest

from temper import colour_of


class TemperTest(unittest.TestCase):
    def test_cool_steel_has_no_colour(self):
        self.assertEqual(colour_of(20), "grey")

    def test_colours_begin_at_their_heat(self):
        self.assertEqual(colour_of(220), "straw")
        self.assertEqual(colour_of(300), "blue")

    def test_heat_below_absolute_zero_is_refused(self):
        with self.assertRaises(ValueError):
            colour_of(-300)


# Break colour_of in temper.py and run again: the test tells you what and where.
unittest.main(testRunner=unittest.TextTestRunner(stream=sys.stdout, verbosity=2))
