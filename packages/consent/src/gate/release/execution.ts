/** The scripts that are being released: what happens while one of them runs is theirs. */
export interface Execution {
  /** Whether the code that runs now is that of a script which is being released. */
  isOurs(): HTMLScriptElement | undefined
}

/** Keeps which scripts are being released. */
export function createExecution(): Execution & { readonly scripts: Set<Element> } {
  const scripts = new Set<Element>()
  return {
    scripts,
    isOurs() {
      const { currentScript } = document
      return currentScript instanceof HTMLScriptElement && scripts.has(currentScript) ? currentScript : undefined
    },
  }
}
