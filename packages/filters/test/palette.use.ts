import { eventually, type UnitUse } from '@tillkit/testing'

const LINK = '.dswcp-palette li[data-value="white"] a'

/** The colours of an attribute, for the neighbours suite. They stand in no form of variations: what they choose is read off themselves. */
export const uses: readonly UnitUse[] = [
  {
    units: ['palette'],
    main:
      '<div class="colours"><select><option value="">Choose</option><option value="white">White</option></select>' +
      '<ul class="dswcp-palette"><li data-value="white"><a href="#"><span>White</span></a></li></ul></div>',
    roots: ['.dswcp-palette'],
    async use({ click, read }) {
      await click(LINK)
      await eventually(() => read(LINK, 'aria-pressed')).toBe('true')
    },
  },
]
