/** A running preview. */
export interface RunningPreview {
  /** For instance `http://127.0.0.1:4173`. */
  readonly origin: string
  /** Cuts open connections and stops. */
  close(): Promise<void>
}
