/** The level-2 headings of a lesson's text that mean something, in every language that lessons are translated to. */

/** `## Assignment`: what there is to do. */
export const ASSIGNMENT_HEADING = /^##? +(?:Assignment|Aufgabe)\s*$/i;

/** The titles of sections that are closed at first. */
export const CLOSED_SECTION = /^(?:tips?|hints?|tipps?|hinweise?)$/i;
