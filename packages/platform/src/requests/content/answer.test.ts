// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer.ts'
import { adminRefusal, jsonOf } from './json-answer.ts'

describe('the JSON of an answer', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['[]', []],
    ['<br />\n<b>Notice</b>: Undefined index {x} in /a.php on line [7]<br />\n{"a":{"b":[1]}}', { a: { b: [1] } }],
    ['Warning: x\n[{"id":1}]', [{ id: 1 }]],
    ['Warning: x\n{"id":1}\n<!-- served from a cache -->', { id: 1 }],
    ['{"a":[1,"}"]}\n<!-- cached {"ms":1} -->\n<!-- [1] -->\n', { a: [1, '}'] }],
    ['{"a":1} -->', { a: 1 }],
    ['{"html":"<!-- {} -->"}<!-- {} -->', { html: '<!-- {} -->' }],
    ['<script>var stats = {"hits":1}</script>{"a":[1,"}"]}', { a: [1, '}'] }],
    ['\n\n[]', []],
  ])('is read from %j', (text, expected) => {
    expect(jsonOf({ text })).toEqual(expected)
  })

  it.each(['', '<!doctype html><p>{a}</p>', '{"half":', 'null and void', '<script>var a = [1, 2, b]</script>'])('is not there in %j', (text) => {
    expect(jsonOf({ text })).toBeUndefined()
  })

  it('is not looked for without end in a long page', () => {
    const text = `<style>${'{"'.repeat(100_000)}</style>}`
    expect(jsonOf({ text })).toBeUndefined()
  })
})

describe('an answer of admin-ajax', () => {
  it.each([['-1', 'nonce'], [' 0\n', 'unknown'], ['00', undefined], ['', undefined], ['{"success":true}', undefined]])('%j means %s', (text, expected) => {
    expect(adminRefusal({ text })).toBe(expected)
  })
})

describe('a response', () => {
  it('is read with status, headers and text', async () => {
    const answer = await readAnswer(new Response('words', { status: 201, headers: { 'X-WP-Total': '8' } }))
    expect(answer).toMatchObject({ status: 201, ok: true, redirected: false, text: 'words' })
    expect(answer.headers.get('x-wp-total')).toBe('8')
  })
})
