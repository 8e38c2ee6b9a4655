import { isSwitchedOff } from '@tillkit/mount'
import { isCapable, readOptions, startLoader } from './loader.ts'
import { UNITS } from './units.ts'

const script = document.currentScript
if (script instanceof HTMLScriptElement && script.src && isCapable() && !isSwitchedOff()) {
  startLoader(UNITS, readOptions(script, (url) => import(/* @vite-ignore */ url)))
}
