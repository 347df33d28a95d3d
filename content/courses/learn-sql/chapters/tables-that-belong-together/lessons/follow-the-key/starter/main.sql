SELECT scroll_id, member_id
FROM loans;
