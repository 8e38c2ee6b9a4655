import { isSwitchedOff } from '@tillkit/mount'
import { setUpStubs, start } from './boot.ts'
import { isDebugged, startDebugged } from './start-debugged.ts'
import { isCapable, readOptions, scriptOf } from './options.ts'

const script = scriptOf(document.currentScript)
if (script) {
  const off = isSwitchedOff() ? 'address' : isCapable() ? undefined : 'browser'
  const options = readOptions(script, (url) => import(/* @vite-ignore */ url))
  if (!off) setUpStubs(options)
  if (isDebugged()) startDebugged(options, off)
  else start(options, off)
}
