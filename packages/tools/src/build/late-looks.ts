import type { Plugin } from 'vite'
import { partsWithSheets, type PartWithSheets } from '../../bin/lib/build/late-sheets.mjs'
import { readUnits } from '@tillkit/testing/project/units.mjs'

let known: readonly PartWithSheets[] | undefined
const parts = () => (known ??= partsWithSheets(readUnits().units))

const fileOf = (unit: string) => `${unit}.looks.js`

/** What a chunk of these modules is drawn with: a file for each unit that has parts with sheets in it. */
export function looksOf(moduleIds: readonly string[]): string[] {
  return [...new Set(parts().filter(({ file }) => moduleIds.includes(file)).map(({ unit }) => fileOf(unit)))]
}

/**
 * A plugin for the build: what a unit draws with the kit's components brings their style sheets. For each unit, or package, a module of a few
 * bytes asks for `UNIT.late.css`. It counts among what the unit's drawn parts stand on (`looksOf`), and so the sheet is on its way
 * while React is.
 */
export function lateLooks(): Plugin {
  return {
    name: 'tillkit-late-looks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const unit of new Set(parts().map((part) => part.unit))) {
        const fileName = fileOf(unit)
        if (fileName in bundle) this.error(`${fileName} asks for the unit's late sheet; a part of the unit's code is called so as well. Give that another name.`)
        this.emitFile({ type: 'asset', fileName, source: looksModule(unit) })
      }
    },
  }
}

/** Asks for a unit's late sheet, unless the page has it. One that cannot be had leaves no tag. */
function looksModule(unit: string): string {
  return [
    `const{href:h}=new URL("./${unit}.late.css",import.meta.url),l=document.createElement("link")`,
    'document.querySelector(`link[href="${h}"]`)||document.head.append(Object.assign(l,{rel:"stylesheet",href:h,className:"tillkit",onerror:()=>l.remove()}))',
  ].join(';')
}
