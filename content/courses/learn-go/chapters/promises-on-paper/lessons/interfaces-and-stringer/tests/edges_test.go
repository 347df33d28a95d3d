package main

import (
	"fmt"
	"testing"
)

type slug struct{ minutes int }

func (s slug) Minutes(kilos int) (int, bool) { return s.minutes, kilos < 3 }
func (s slug) String() string                { return fmt.Sprint("slug ", s.minutes) }

func checkMinutes(t *testing.T, c Carrier, kilos, want int, wantOK bool) {
	t.Helper()
	if got, ok := c.Minutes(kilos); got != want || ok != wantOK {
		t.Errorf("%v: Minutes(%d) = %d, %t, want %d, %t", c, kilos, got, ok, want, wantOK)
	}
}

func TestMinutes(t *testing.T) {
	checkMinutes(t, Runner{"Ida"}, 20, 50, true)
	checkMinutes(t, Runner{"Ida"}, 21, 52, false)
	checkMinutes(t, Mule{}, 100, 40, true)
	checkMinutes(t, Pigeon{}, 0, 5, true)
}

func TestNobodyCan(t *testing.T) {
	checkFastest(t, team(), 101, "<nil>", false)
	checkFastest(t, nil, 1, "<nil>", false)
}

func TestAnyCarrierWillDo(t *testing.T) {
	checkFastest(t, []Carrier{slug{0}, Pigeon{}}, 1, "slug 0", true)
	checkFastest(t, []Carrier{slug{900}}, 2, "slug 900", true)
	checkFastest(t, []Carrier{slug{30}, slug{20}, slug{25}}, 2, "slug 20", true)
	checkFastest(t, []Carrier{Runner{"Ida"}, Mule{}}, 15, "runner Ida", true)
	checkFastest(t, []Carrier{Mule{}, slug{1}}, 3, "mule", true)
}
