import { isSwitchedOff, whenParsed } from '@tillkit/mount'
import { isDebugged, startDebugging } from './debug.ts'
import { chosenOf, isCapable, readOptions, scriptOf, startLoader } from './loader.ts'
import { UNITS } from './units.ts'

const script = scriptOf(document.currentScript)
if (script) {
  const off = isSwitchedOff() ? 'address' : isCapable() ? undefined : 'browser'
  const options = readOptions(script, (url) => import(/* @vite-ignore */ url))
  if (isDebugged()) startDebugging(UNITS, options, off)
  if (!off) {
    // Printed without `defer`: inline code further down the page may expect these before the page's HTML is there.
    if (document.readyState === 'loading') for (const { stub } of chosenOf(UNITS, options)) stub?.()
    whenParsed(() => startLoader(UNITS, options))
  }
}
