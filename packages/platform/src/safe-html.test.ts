import { describe, expect, it } from 'vitest'
import { escapeHtml, joinHtml, safeHtml } from './safe-html.ts'

describe('escapeHtml', () => {
  it('leaves no character that could begin markup or end an attribute', () => {
    expect(escapeHtml(`<img src="x" alt='y'> & &pound;`)).toBe(
      '&lt;img src=&quot;x&quot; alt=&#39;y&#39;&gt; &amp; &amp;pound;',
    )
  })

  it('comes back as the same text from an element and from an attribute', () => {
    const text = `"><script>alert(1)</script> ' & &amp; £ \u00a0 $&`
    const element = document.createElement('p')
    element.innerHTML = safeHtml`<i title="${escapeHtml(text)}">${escapeHtml(text)}</i>`
    expect(element.textContent).toBe(text)
    expect(element.querySelector('i')?.getAttribute('title')).toBe(text)
    expect(element.querySelectorAll('*')).toHaveLength(1)
  })
})

describe('safeHtml', () => {
  it('puts safe pieces in as they are, replacement patterns and backslashes included', () => {
    expect(safeHtml`<b>${escapeHtml('$& \\n')}</b>${joinHtml([safeHtml`<br>`, escapeHtml('<')])}`).toBe(
      '<b>$&amp; \\n</b><br>&lt;',
    )
  })

  it('refuses text that has not been escaped when the code is compiled', () => {
    const text: string = '<br>'
    // @ts-expect-error: a plain string has to go through escapeHtml
    expect(safeHtml`<b>${text}</b>`).not.toBe(safeHtml`<b>${escapeHtml(text)}</b>`)
  })
})
