import { expectOldNames, useShop } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as contactForm } from './contact-form.use.ts'
import { uses as formBuilder } from './form-builder.use.ts'
import { uses as newsletter } from './newsletter.use.ts'

const shop = useShop()

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...contactForm, ...formBuilder, ...newsletter])
})
