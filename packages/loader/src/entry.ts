import { isSwitchedOff, whenParsed } from '@tillkit/mount'
import { chosenOf, isCapable, isRefused, readOptions, scriptOf, startLoader } from './loader.ts'
import { UNITS } from './units.ts'

const script = scriptOf(document.currentScript)
if (script && isCapable() && !isSwitchedOff()) {
  const options = readOptions(script, (url) => import(/* @vite-ignore */ url))
  // Inline code further down the page may expect these, also where our tag was printed without `defer`.
  for (const unit of chosenOf(UNITS, options)) if (!isRefused(unit, options)) unit.stub?.()
  whenParsed(() => startLoader(UNITS, options))
}
