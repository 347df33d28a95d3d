const hour = 17;
const day = "Monday";

if (day === "Sunday") {
  console.log("Closed on Sundays");
} else if (hour >= 8 && hour <= 17) {
  console.log("Open");
} else {
  console.log("Closed");
}
