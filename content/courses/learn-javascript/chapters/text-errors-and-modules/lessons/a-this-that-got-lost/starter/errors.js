export class DeskError extends Error {
  name = "DeskError";
}
