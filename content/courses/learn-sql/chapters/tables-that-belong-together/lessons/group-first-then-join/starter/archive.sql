CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  craft TEXT NOT NULL,
  town TEXT,
  joined INTEGER NOT NULL
);

CREATE TABLE scrolls (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  shelf TEXT NOT NULL,
  pages INTEGER NOT NULL,
  year INTEGER NOT NULL,
  author_id INTEGER REFERENCES members (id)
);

CREATE TABLE loans (
  id INTEGER PRIMARY KEY,
  scroll_id INTEGER NOT NULL REFERENCES scrolls (id),
  member_id INTEGER NOT NULL REFERENCES members (id),
  lent_on TEXT NOT NULL,
  returned_on TEXT
);

INSERT INTO members VALUES
  (1, 'Mira Ash', 'smith', 'Lowmoor', 1198),
  (2, 'Tomas Reed', 'carpenter', 'Lowmoor', 1203),
  (3, 'Ada Quill', 'courier', 'Northgate', 1201),
  (4, 'Sable Finch', 'map-maker', 'Lowmoor', 1199),
  (5, 'Hob Stone', 'miner', 'Deepwell', 1190),
  (6, 'Ines Vale', 'baker', 'Northgate', 1205),
  (7, 'Old Perrin', 'smith', NULL, 1171),
  (8, 'Wren Hollow', 'courier', 'Deepwell', 1204),
  (9, 'Nell Marsh', 'baker', 'Lowmoor', 1202);

INSERT INTO scrolls VALUES
  (1, 'On Hinges', 'crafts', 40, 1188, 7),
  (2, 'Hinges, Again', 'crafts', 12, 1203, 2),
  (3, 'The Price of Nails', 'ledgers', 220, 1201, 1),
  (4, 'Page Nine', 'ledgers', 9, 1202, 1),
  (5, 'Roads of the North', 'maps', 64, 1200, 4),
  (6, 'Roads of the South', 'maps', 58, 1204, 4),
  (7, 'How Not to Get Lost', 'maps', 101, 1195, 3),
  (8, 'Songs for Digging', 'songs', 33, 1192, 5),
  (9, 'The Hound in the Yard', 'lore', 87, 1150, NULL),
  (10, 'What Sleeps Below', 'lore', 140, 1150, NULL),
  (11, 'Bread at Dawn', 'crafts', 27, 1205, 6),
  (12, 'The Guild''s Rules', 'ledgers', 310, 1120, NULL);

INSERT INTO loans VALUES
  (1, 1, 2, '1206-01-04', '1206-01-09'),
  (2, 5, 1, '1206-01-05', '1206-01-11'),
  (3, 10, 8, '1206-01-08', '1206-01-20'),
  (4, 12, 3, '1206-01-09', NULL),
  (5, 3, 5, '1206-01-12', '1206-02-01'),
  (6, 2, 2, '1206-01-15', NULL),
  (7, 6, 1, '1206-01-16', '1206-01-19'),
  (8, 9, 9, '1206-01-19', '1206-01-25'),
  (9, 10, 4, '1206-01-22', '1206-01-30'),
  (10, 11, 6, '1206-01-27', '1206-01-28'),
  (11, 9, 1, '1206-01-29', '1206-02-03'),
  (12, 5, 3, '1206-02-01', '1206-02-04'),
  (13, 10, 9, '1206-02-02', '1206-02-10'),
  (14, 6, 4, '1206-02-04', '1206-02-06'),
  (15, 7, 1, '1206-02-07', '1206-02-12'),
  (16, 9, 8, '1206-02-08', '1206-02-15'),
  (17, 8, 6, '1206-02-11', '1206-02-13'),
  (18, 2, 4, '1206-02-16', '1206-02-17');
