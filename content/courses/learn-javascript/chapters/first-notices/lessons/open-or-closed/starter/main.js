const hour = 17;
const day = "Monday";

if (hour < 8) {
  console.log("Closed");
}
