package main

func deliverAll(streets []string, deliver func(string) string) []string {
	receipts := make([]string, len(streets))
	for i, street := range streets {
		go func() {
			receipts[i] = deliver(street)
		}()
	}
	return receipts
}

func main() {}
