import type { Plugin } from 'vite'

/** Tells a browser that all functions of a file will be called. It counts in the first line alone; Chrome and Edge know it from 136 on. */
const ALL_ARE_CALLED = '//# allFunctionsCalledOnLoad\n'

/**
 * The files that are worked off nearly whole as they come: the base by each page with a unit, and units that mount at once; others by a touch.
 * Each pays 25 bytes for the line. Not React: a page calls half of it, and would wait longer for its file than it wins. Nor what waits for a
 * touch and is small: adding to a cart is no faster by it.
 */
const CALLED_WHOLE = ['base.js', 'cart.js', 'cart-page.js', 'filters.js', 'floating-ui.js', 'morph.js', 'tiered-pricing.js']

/** A file of a build; what is no code has none. */
interface BuiltFile {
  readonly type: string
  code?: string
}

/**
 * A plugin for the build: such a file is compiled as it comes, off the page's own thread. By itself a browser skims a function, and compiles it
 * when it is first called: while widgets mount, or between a shopper's touch and the frame that shows it. For a cart that is answered with a
 * new quantity that is a sixth of the work, for the click that asks for it a third, and of the longest task in which a page of tiers mounts a
 * quarter.
 */
export function compiledWithFile(): Plugin {
  return {
    name: 'tillkit-compiled-with-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After all that reads or changes the code.
      order: 'post',
      handler(_options, bundle) {
        const missing = markCalledWhole(bundle)
        if (missing.length > 0) this.error(`There is no ${missing.join(', ')} any more: take it from packages/tools/src/build/compiled-with-file.ts.`)
      },
    },
  }
}

/** Writes the line into each of the files. @returns the names of those that the build does not have */
export function markCalledWhole(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  return CALLED_WHOLE.filter((name) => {
    const file = bundle[name]
    if (file?.code === undefined) return true
    file.code = ALL_ARE_CALLED + file.code
    return false
  })
}
