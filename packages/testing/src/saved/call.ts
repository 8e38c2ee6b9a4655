/** A call as far as it can be known before it is passed on. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Fields of a form body, of any encoding; empty for other bodies. */
  readonly form: URLSearchParams
  /** A JSON body's text; empty for other bodies. */
  readonly json: string
}
