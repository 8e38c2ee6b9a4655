// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sectionOf, sectionsOf } from './sections.ts'

const TEXT = ['# Lamp', 'First.', '## Use', 'Switch it on.', '```sh', '# a comment', '## another', '```', '### At night', 'Dim.', '## Limits', 'None.'].join('\n')

describe('the sections of a text', () => {
  it('end where the next of their level begins, and hold those below them', () => {
    expect(sectionsOf(TEXT, 2).map(({ title }) => title)).toEqual(['Use', 'Limits'])
    expect(sectionOf(TEXT, 'Use').body).toBe('Switch it on.\n```sh\n# a comment\n## another\n```\n### At night\nDim.')
  })

  it('end where a higher one begins', () => {
    expect(sectionOf(TEXT, 'At night').body).toBe('Dim.')
  })

  it('are missed loudly', () => {
    expect(() => sectionOf(TEXT, 'Price')).toThrow('No section is called "Price"')
  })
})
