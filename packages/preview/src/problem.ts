/** Something the person at the keyboard has to put right: the message says what, and how. */
export class PreviewProblem extends Error {
  override readonly name = 'PreviewProblem'
}
