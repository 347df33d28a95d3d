const hour = 17;
const day = "Monday";

if (hour >= 8 && hour < 17) {
  console.log("Open");
} else if (hour >= 17 && hour < 18) {
  console.log("Closing soon");
} else if (day === "Sunday") {
  console.log("Closed on Sundays");
} else {
  console.log("Closed");
}
