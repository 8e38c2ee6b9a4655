import { isSwitchedOff, whenParsed } from '@tillkit/mount'
import { isCapable, readOptions, startLoader } from './loader.ts'
import { UNITS } from './units.ts'

const script = document.currentScript
if (script instanceof HTMLScriptElement && script.src && isCapable() && !isSwitchedOff()) {
  const options = readOptions(script, (url) => import(/* @vite-ignore */ url))
  // Inline code further down the page may expect these, also where our tag was printed without `defer`.
  for (const { stub } of UNITS) stub?.()
  whenParsed(() => startLoader(UNITS, options))
}
