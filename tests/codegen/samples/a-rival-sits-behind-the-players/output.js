function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:{
      {
        const p_0=S[14];
        if(p_0<S[15]){
          if(log!==null)log.gain(p_0,0,1,1);
          S[26+p_0]+=1;
        }
      }
    }
    {
      for(let d=-1<<S[2],i=S[2];i>0;i--){
        const p_1=trackNext(S,16,S[15],d);
        d|=1<<p_1;
        if(log!==null)log.gain(p_1,0,1,3);
        S[26+p_1]+=1;
      }
    }
    drop(S,fp,4);
    return 0;
}
}
