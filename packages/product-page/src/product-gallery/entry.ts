import { runInTasks, runStyled, startUnit } from '@tillkit/mount'
import { productGallery } from './product-gallery.ts'
import { definePlugins } from './public-names.ts'

// In tasks of their own: a slow phone stays responsive meanwhile. Without its sheet all pictures would stand below each other.
startUnit(productGallery, runStyled(runInTasks()))
// A quick view hands its gallery over on a page that has none yet.
definePlugins()
