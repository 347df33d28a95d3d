/* train.h: a train is a linked list of carts. An empty train is NULL. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct cart {
    int number;
    struct cart *next;
};

bool train_couple(struct cart **train, int number);
size_t train_length(const struct cart *train);
bool train_uncouple(struct cart **train, int number);
void train_scrap(struct cart **train);
