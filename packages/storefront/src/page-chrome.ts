import { defineFamily, type FamilyDefinition } from '@tillkit/mount'
import { isBuilder } from '@tillkit/platform/theme'
import { members } from './members.ts'
import { manifest } from './page-chrome.manifest.ts'

const { name, when, legacy } = manifest

/** What the family of page chrome is made of: none of it runs where the page builder itself is at work. */
export const family: FamilyDefinition = { name, when, ...(legacy && { legacy }), members, applies: () => !isBuilder() }

/** The theme's page chrome: each part comes with its first element. */
export const pageChrome = defineFamily(family)
