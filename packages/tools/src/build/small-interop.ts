import type { Plugin } from 'vite'

/** The bundler's helper by which modules take what libraries of the older kind export, to the end of its statement. */
const HELPER = /^export var __toESM = .*?^\);$/ms

/**
 * The helper in a line. The bundler's own keeps a library's later changes to its exports, and its prototype: none that we bring has
 * either, and every page that loads a packed part would pay 0.2 kB for it.
 */
const SMALL = `export var __toESM = (mod, isNodeMode) => ({ ...mod, ...((isNodeMode || !mod?.__esModule || !Object.hasOwn(mod, 'default')) && { default: mod }) });`

/** A plugin for the build: what the bundler adds to join modules is no larger than ours need. */
export function smallInterop(): Plugin {
  return {
    name: 'tillkit-small-interop',
    apply: 'build',
    transform(code, id) {
      if (!/rolldown[\\/]runtime/.test(id)) return null
      const small = withSmallInterop(code)
      if (small === code) this.error('The bundler joins modules by another helper than before: look at packages/tools/src/build/small-interop.ts.')
      return { code: small, map: null }
    },
  }
}

/** The bundler's helpers with the small one in the large one's place. */
export const withSmallInterop = (code: string): string => code.replace(HELPER, SMALL)
