chmod +x workshop/first-line.sh
