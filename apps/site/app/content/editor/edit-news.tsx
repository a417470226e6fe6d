import { EditorPage, editorPage } from './page/editor-page.tsx';

const page = editorPage('news');
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const EditNews = () => <EditorPage target="news" source={page.use().source} />;

export default EditNews;
