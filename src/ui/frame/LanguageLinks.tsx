import { language } from '#language'
import { type Alternate, aboutLanguage } from '../../language/language.ts'

type Props = { readonly alternates: readonly Alternate[]; readonly className: string; readonly itemClass?: string }

/** Items of a list: the same page in each other language that it exists in, named as that language calls itself. */
export const LanguageLinks = ({ alternates, className, itemClass }: Props) =>
  alternates
    .filter((one) => one.language !== language())
    .map((one) => (
      <li key={one.language} className={itemClass}>
        <a href={one.path} hrefLang={one.language} lang={aboutLanguage[one.language].tag} className={className}>
          {aboutLanguage[one.language].name}
        </a>
      </li>
    ))
