import { palette as p } from '../../shared/drawings/palette.ts'
import { LowSkyline } from '../../shared/drawings/panorama/Skyline.tsx'
import { BlogAuroraOffices } from './drawings/BlogAuroraOffices.tsx'
import { BlogDownersGroveCleanout } from './drawings/BlogDownersGroveCleanout.tsx'
import { BlogLightDemolition } from './drawings/BlogLightDemolition.tsx'
import { BlogMovingItems } from './drawings/BlogMovingItems.tsx'

/** Chicago from the west, in haze: tapered tower, slab, spire and slant, and the stepped one with two masts. */
export const Skyline = () => (
  <>
    <LowSkyline />
    <g fill={p.skyDeep}>
      <path d="M880 88h3v46h11V96h3v38h10L919 320V400H857V320L869 134h11Z" />
      <path d="M928 400V214h9v-30h9v-22h5v-34h3v34h6v22h9v30h9v106ZM984 400V140h46V400Z" />
      <path d="M1038 400V202l9-12 5-18 3-26 3 26 5 18 9 12V400ZM1078 400V224l36-34V400Z" />
      <path d="M1124 400V200h16v-52h14v-42h11V46h4v60h14V58h4v48h15v26h14v54h14v134Z" />
      <path d="M1236 400V214h6v-14h24v14h6V400ZM790 400V232h38v88ZM1292 400V236h34V400Z" />
    </g>
    <g fill={p.pineMist} opacity=".45">
      <path d="M895 134h12L919 320V400H899ZM1012 140h18V400h-18ZM1096 207l18-17V400h-18ZM960 184h9v30h9V400H960Z" />
      <path d="M1182 106h20v26h14v54h14v134H1182ZM1057 160l6 30 9 12V400h-15ZM1254 200h12v14h6V400h-18ZM812 232h16v88h-16ZM1310 236h16v84h-16Z" />
      <path d="M1154 120h48v6h-48ZM1140 164h62v6h-62ZM1124 216h106v6H1124Z" />
    </g>
    <path
      fill={p.star}
      opacity=".7"
      d="M990 160h4v4h-4ZM1014 190h4v4h-4ZM1002 228h4v4h-4ZM990 262h4v4h-4ZM1050 250h4v4h-4ZM1086 250h4v4h-4ZM1098 262h4v4h-4ZM1132 226h4v4h-4ZM1150 180h4v4h-4ZM1172 236h4v4h-4ZM1196 200h4v4h-4ZM1190 152h4v4h-4ZM936 240h4v4h-4ZM952 206h4v4h-4ZM888 230h4v4h-4ZM800 250h4v4h-4Z"
    />
    <path
      fill="none"
      stroke={p.sky}
      strokeWidth="2"
      opacity=".8"
      d="M860 286 914 248M917 286 862 248 911 210M914 248 865 210 909 172M911 210 867 172 907 140M909 172 869 140M996 146V400M1006 146V400"
    />
  </>
)

/** Two towers everyone knows, and the roofs between them: the landmark on the map. */
export const mapSkyline =
  'M-50 0v-8h6v-6h7v8h3v-18h3v-6h2v-5v5h3v-5v5h2v6h3v16h3v-10h6v7h4l2-16h1v-5v5h2v-5v5h1l2 16h4V0z'

/** The posts' pictures. */
export const scenes = {
  'blog-aurora-offices': BlogAuroraOffices,
  'blog-downers-grove-cleanout': BlogDownersGroveCleanout,
  'blog-light-demolition': BlogLightDemolition,
  'blog-moving-items': BlogMovingItems,
} as const
