import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { assets, tillkitVersion, readStatic, readWhole } from '@tillkit/testing/server'
import type { StaticFile } from '@tillkit/testing/server'
import type { Notes } from './notes.ts'
import { pageScript } from './page-scripts.ts'

/** Everything of ours stands below this path; no shop has it. */
export const OWN_PATH = '/__tillkit__/'
/** Where the list of saved pages stands. */
export const INDEX_PATH = `${OWN_PATH}pages/`

/** Whether an address is ours and never goes to the shop. */
export function isOwn(path: string): boolean {
  return path.startsWith(OWN_PATH)
}

/** Answers what is asked below our own path: the build, the page's guard and bar, and what both ask for. */
export async function answerOwn(path: string, response: ServerResponse, notes: Notes): Promise<void> {
  const [name = ''] = path.slice(OWN_PATH.length).split('?')
  // Asked for in a tracker's place, as a script too: browsers complain on the console about any other type.
  if (name === 'refused') return send(response, 204, 'text/javascript', '')
  if (name === 'notes.json') return send(response, 200, 'application/json', JSON.stringify({ bundles: Object.fromEntries(notes.bundles) }))
  const script = /^preview\/(guard|bar|index)\.js$/.exec(name)?.[1]
  if (script === 'guard' || script === 'bar' || script === 'index') return send(response, 200, 'text/javascript; charset=utf-8', await pageScript(script))
  const file = await ownFile(name)
  if (file) return send(response, 200, file.type, file.body)
  send(response, 404, 'text/plain; charset=utf-8', `The preview has no file ${name}. The build in dist/${tillkitVersion()} may be missing: npm run build`)
}

/** What saved pages have lost, and what every page is given: the build. */
function ownFile(name: string): Promise<StaticFile | undefined> {
  switch (name) {
    case 'preview/jquery.js':
      return readWhole(assets.jquery)
    case 'preview/saved.css':
      return readWhole(join(import.meta.dirname, 'saved/saved.css'))
    default:
      return name.startsWith(`${tillkitVersion()}/`) ? readStatic(assets.dist, decodeURIComponent(name)) : Promise.resolve(undefined)
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  response.end(body)
}
