import { expect, it } from 'vitest'
import { serialise } from './serialise.ts'

it('writes what jQuery would: names with values, in order, lines as CRLF, without buttons, files and what is off', () => {
  document.body.innerHTML = `<form><input name="a" value="x y"><textarea name="b"></textarea><input type="checkbox" name="c" value="1"><input type="checkbox" name="d" value="1" checked>
<input name="e" value="no" disabled><button name="f" value="no">F</button><input type="file" name="g"><select name="h"><option value="1" selected>1</option></select><input value="nameless"></form>`
  const form = document.querySelector('form') as HTMLFormElement
  ;(form.querySelector('textarea') as HTMLTextAreaElement).value = 'one\ntwo'
  expect(serialise(form).toString()).toBe('a=x+y&b=one%0D%0Atwo&d=1&h=1')
  document.body.replaceChildren()
})
