package main

import "sync"

func deliverAll(streets []string, deliver func(string) string) []string {
	var receipts []string
	var wg sync.WaitGroup
	for _, street := range streets {
		wg.Go(func() {
			receipts = append(receipts, deliver(street))
		})
	}
	wg.Wait()
	return receipts
}

func main() {}
