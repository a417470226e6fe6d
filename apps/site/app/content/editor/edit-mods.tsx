import { EditorPage, editorPage } from './page/editor-page.tsx';

const page = editorPage('mods');
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const EditMods = () => <EditorPage target="mods" source={page.use().source} />;

export default EditMods;
