package main

import (
	"fmt"
	"sync"
	"time"
)

func deliverAll(streets []string, deliver func(string) string) []string {
	receipts := make([]string, len(streets))
	var wg sync.WaitGroup
	for i, street := range streets {
		wg.Go(func() {
			receipts[i] = deliver(street)
		})
	}
	wg.Wait()
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
