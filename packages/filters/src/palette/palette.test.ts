import { describeWidget } from '@tillkit/testing/contract'
import { classes } from './anatomy.ts'

describeWidget(async () => (await import('./palette.ts')).palette, {
  html: `<form class="variations_form"><span class="dswcp-attribute-color">
<select name="attribute_pa_colour"><option value="">Choose</option><option value="white">White</option><option value="pink" selected>Pink</option></select>
<ul class="dswcp-palette"><li data-value="white"><a href="#" style="background:#fff"><span>White</span></a></li><li data-value="pink"><a href="#" style="background:#fcc"><span></span></a></li></ul>
</span></form>`,
  stateClasses: [classes.chosen],
  operate: (host) => host.querySelector<HTMLElement>('li:first-child > a')?.click(),
})
