import unittest

from main import check_heat


class CheckHeatTest(unittest.TestCase):
    def test_a_possible_heat_comes_back(self):
        self.assertEqual(check_heat(800), 800)

    def test_below_zero_is_refused(self):
        with self.assertRaises(ValueError):
            check_heat(-5)

    def test_above_1600_is_refused(self):
        with self.assertRaises(ValueError):
            check_heat(1601)
