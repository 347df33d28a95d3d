package main

import (
	"fmt"
	"time"
)

func deliverAll(streets []string, deliver func(string) string) []string {
	var receipts []string
	for _, street := range streets {
		receipts = append(receipts, deliver(street))
	}
	return receipts
}

func main() {
	start := time.Now()
	receipts := deliverAll([]string{"Anvil Lane", "Dock Street", "Mill Road"}, func(street string) string {
		time.Sleep(30 * time.Millisecond)
		return "signed: " + street
	})
	fmt.Println(receipts)
	fmt.Println("quick enough:", time.Since(start) < 60*time.Millisecond)
}
