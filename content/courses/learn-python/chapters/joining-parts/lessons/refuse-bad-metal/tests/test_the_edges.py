import unittest

from main import check_heat


class EdgesTest(unittest.TestCase):
    def test_both_edges_are_included(self):
        self.assertEqual(check_heat(0), 0)
        self.assertEqual(check_heat(1600), 1600)

    def test_one_step_below_is_refused(self):
        with self.assertRaises(ValueError):
            check_heat(-1)

    def test_far_above_is_refused(self):
        with self.assertRaises(ValueError):
            check_heat(99999)
