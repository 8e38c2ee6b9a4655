import { expect, it } from 'vitest'
import { WORDS } from './anatomy.ts'
import { messageListHtml, messageText } from './error-list.ts'

const missing = [{ text: 'Name' }, { text: 'Terms & "more"' }]
const wrong = [{ text: 'Invalid email' }]

it('Missing fields and errors are listed in two parts, of which either may be absent', () => {
  const first = '<p>Please, fill in the following fields:</p><ul><li>Name</li><li>Terms &amp; &quot;more&quot;</li></ul>'
  expect(messageListHtml({ missing, wrong }, WORDS)).toBe(
    `${first}<p class="et_normal_padding">Please, fix the following errors:</p><ul><li>Invalid email</li></ul>`,
  )
  expect(messageListHtml({ missing, wrong: [] }, WORDS)).toBe(first)
  expect(messageListHtml({ missing: [], wrong }, WORDS)).toBe('<ul><li>Invalid email</li></ul>')
  expect(messageListHtml({ missing: [], wrong: [] }, WORDS)).toBe('')
})

it('A line leads to its field, and what it says stays text', () => {
  const link = { address: '#a"b', id: 'line-1' }
  expect(messageListHtml({ missing: [], wrong: [{ text: '<b>', link }] }, WORDS)).toBe('<ul><li><a href="#a&quot;b" id="line-1">&lt;b&gt;</a></li></ul>')
})

it('The same is read out, fields in one sentence', () => {
  expect(messageText({ missing, wrong }, WORDS)).toBe('Please, fill in the following fields: Name, Terms & "more"\nInvalid email')
})
