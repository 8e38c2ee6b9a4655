// @vitest-environment node
import { pipeline } from 'node:stream'
import { RewritingStream } from 'parse5-html-rewriting-stream'
import { expect, it } from 'vitest'
import { readTag, withAttributes } from './tag.ts'

async function rewrite(html: string, changes: Readonly<Record<string, string | null>>): Promise<string> {
  const stream = new RewritingStream()
  stream.on('startTag', (tag, raw) => stream.emitRaw(withAttributes(readTag(tag, raw), changes)))
  pipeline([html], stream, () => {})
  let out = ''
  for await (const text of stream as AsyncIterable<string>) out += text
  return out
}

it.each([
  ['<script src=a.js>', { type: 'text/plain' }, '<script type="text/plain" src=a.js>'],
  [`<script TYPE='module' src="a.js" defer>`, { type: 'text/plain' }, '<script type="text/plain" src="a.js" defer>'],
  ['<script type src=a>', { type: 'x"y&z' }, '<script type="x&quot;y&amp;z" src=a>'],
  ['<link\n integrity = "sha"\n href=a/>', { integrity: null }, '<link href=a/>'],
  ['<img src=a src=b>', { src: null, 'data-src': 'a' }, '<img data-src="a">'],
  ['<img alt="\xc3\xa9 &eacute;" src=a>', { src: null, 'data-src': '\u20ac' }, '<img data-src="&#8364;" alt="\xc3\xa9 &eacute;">'],
  ['<br/>', { id: 'a' }, '<br id="a" />'],
  ['<svg><script xlink:href=a /></svg>', { id: 'a' }, '<svg id="a"><script id="a" xlink:href=a /></svg>'],
])('sets and takes away attributes, and leaves the others as they stand: %s', async (html, changes, expected) => {
  expect(await rewrite(html, changes)).toBe(expected)
})
