#!/usr/bin/env node
/** Any live shop, or a folder of saved pages, with Tillkit in it, on this computer only. */
import { startPreview } from '../src/start.mjs'

process.exitCode = await startPreview(process.argv.slice(2))
