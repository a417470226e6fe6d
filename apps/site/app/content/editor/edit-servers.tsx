import { EditorPage, editorPage } from './page/editor-page.tsx';

const page = editorPage('servers');
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const EditServers = () => <EditorPage target="servers" source={page.use().source} />;

export default EditServers;
