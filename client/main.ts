import { callBar } from './behaviours/callBar.ts'
import { menu } from './behaviours/menu.ts'
import { parallax } from './behaviours/parallax.ts'
import { loadIslands } from './islandLoader.ts'

menu()
callBar()
parallax(document)
loadIslands()
