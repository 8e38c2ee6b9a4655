import { isSwitchedOff, whenParsed } from '@tillkit/mount'
import { isDebugged, startDebugging } from './debug.ts'
import { isCapable, readOptions, startLoader } from './loader.ts'
import { UNITS } from './units.ts'

const script = document.currentScript
if (script instanceof HTMLScriptElement && script.src) {
  const off = isSwitchedOff() ? 'address' : isCapable() ? undefined : 'browser'
  const options = readOptions(script, (url) => import(/* @vite-ignore */ url))
  if (isDebugged()) startDebugging(UNITS, options, off)
  if (!off) {
    // Inline code further down the page may expect these, also where our tag was printed without `defer`.
    for (const { stub } of UNITS) stub?.()
    whenParsed(() => startLoader(UNITS, options))
  }
}
